/** A connection that is refused because it would lead into a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';

  constructor(host: string) {
    super(`The address ${host} belongs to this computer or to a private network, and is not fetched.`);
  }
}

/**
 * Networks that are not the public internet, as first address and length in bits. Source: IANA's registries of IPv4 and
 * IPv6 special-purpose addresses.
 */
const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Whether an IP address, v4 or v6 in any spelling, is one of the public internet. Anything else is not. */
export function isPublicAddress(address: string): boolean {
  const v4 = v4Number(address);
  if (v4 !== null) return isPublicV4(v4);
  const groups = v6Groups(address);
  if (groups === null) return false;
  const [first = 0, second = 0, third = 0] = groups;
  const embedded = (high: number, low: number) => isPublicV4((groups[high] ?? 0) * 65_536 + (groups[low] ?? 0));
  // 6to4 and NAT64 carry an IPv4 address, which is where the packets go.
  if (first === 0x20_02) return embedded(1, 2);
  if (first === 0x64 && second === 0xff_9b && third === 0) return embedded(6, 7);
  // Only 2000::/3 is handed out; of it, 2001::/23 is for protocols and 2001:db8::/32 and 3fff::/20 for documentation.
  const isGlobal = first >= 0x20_00 && first <= 0x3f_ff;
  const isProtocol = first === 0x20_01 && second < 0x02_00;
  const isDocumentation = (first === 0x20_01 && second === 0x0d_b8) || (first === 0x3f_ff && second < 0x10_00);
  return isGlobal && !isProtocol && !isDocumentation;
}

/** Whether a host name of a web address is an IP address itself (an IPv6 one stands in brackets there). */
export function addressInHost(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return v4Number(hostname) === null ? null : hostname;
}

/**
 * Why a web address is not fetched, or null when it may be. `privateHosts` are hosts of the institution's own network
 * that it has named. A name is looked at again when it is resolved, by the host's `fetchPublic`.
 */
export function addressRefusal(url: URL, privateHosts: readonly string[]): string | null {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return `The address ${url.protocol}… is not fetched: it must begin with https:// or http://.`;
  }
  if (url.username !== '' || url.password !== '')
    return `The address at ${url.host} contains a user name; give one without.`;
  if (privateHosts.includes(url.hostname)) return null;
  const address = addressInHost(url.hostname);
  const isPrivate = address === null ? /(^|\.)localhost\.?$/.test(url.hostname) : !isPublicAddress(address);
  return isPrivate ? new PrivateAddress(url.host).message : null;
}

function isPublicV4(address: number): boolean {
  return PRIVATE_V4.every(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) !== Math.floor((v4Number(network) ?? 0) / size);
  });
}

function v4Number(text: string): number | null {
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null;
  const bytes = text.split('.').map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The eight groups of an IPv6 address; one that maps IPv4 (`::ffff:127.0.0.1`) is no public IPv6 address. */
function v6Groups(text: string): number[] | null {
  const [plain = ''] = text.split('%');
  const halves = plain.split('::');
  if (!/^[0-9a-f:]+$/i.test(plain) || halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) =>
    half === '' ? [] : half.split(':').map((g) => Number.parseInt(g, 16)),
  );
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  const groups = [...head, ...Array.from({ length: missing }, () => 0), ...tail];
  return groups.every((group) => group >= 0 && group <= 0xff_ff) ? groups : null;
}
