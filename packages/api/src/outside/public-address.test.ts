import { expect, test } from 'vitest';
import { outsideAddress } from './outside-address.ts';
import { addressRefusal, isPublicAddress } from './public-address.ts';

test.each([
  '8.8.8.8',
  '192.0.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2002:808:808::1',
  '64:ff9b::808:808',
])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1%eth0',
  'fd12:3456::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  '64:ff9b::a00:1',
  'example.org',
  '1.2.3',
  '1:2:3:4:5:6:7:8:9',
  '',
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

test('a host that the institution has named may be private', () => {
  expect(addressRefusal(new URL('http://10.0.0.1/x'), [])).toMatch(/private network/);
  expect(addressRefusal(new URL('http://10.0.0.1/x'), ['10.0.0.1'])).toBeNull();
  expect(addressRefusal(new URL('ftp://example.org/x'), ['example.org'])).toMatch(/must begin with https/);
});

test.each([
  ['HTTPS://Lists.Example:443/un.xml?key=1', 'https://lists.example/un.xml?key=1'],
  ['http://intranet.example/un.xml', 'http://intranet.example/un.xml'],
])('%s, as somebody gives it, is %s', (given, expected) => {
  expect(outsideAddress('url', given, ['intranet.example']).href).toBe(expected);
});

test.each([
  ['https://a:b@lists.example/', 'url: this is not a web address, or it contains a user name'],
  ['ftp://lists.example/', 'url: this is not a web address, or it contains a user name'],
  ['https://', 'url: this is not a web address, or it contains a user name'],
  [
    'https://10.0.0.1/un.xml',
    'url: The address 10.0.0.1 belongs to this computer or to a private network, and is not fetched.',
  ],
])('%s is refused: %s', (given, sentence) => {
  expect(() => outsideAddress('url', given, ['intranet.example'])).toThrow(sentence);
});
