import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { uploadInMemory } from '../src/body.ts';
import { uploadOnDisk } from '../src/upload-on-disk.ts';

const PATH = 'http://tamis.test/api/entities/upload-csv';

/** The same form in chunks of a size, so that delimiters and headers are cut wherever they can be. */
async function inChunks(form: FormData, size: number): Promise<Request> {
  const whole = new Request(PATH, { method: 'POST', body: form });
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
  // Node asks for `duplex` with a body that is a stream; its types do not know it.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: whole.headers };
  return new Request(PATH, init);
}

function aForm(content: string, name = 'customers.csv'): FormData {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'text/csv' }));
  return form;
}

const contents = {
  'a plain file': 'name,type,country\r\nA B,person,Peru\r\n',
  'what looks like a delimiter': '\r\n--\r\n------WebKitFormBoundary\r\n\r\n--',
  'an empty file': '',
  'text of many scripts': 'name\nЁлка 漢字 😀 ü\n'.repeat(500),
};

test.each(Object.entries(contents))('on disk as in memory: %s', async (_, content) => {
  for (const size of [1, 2, 3, 7, 64, 1_000, 1_000_000]) {
    const onDisk = await uploadOnDisk(await inChunks(aForm(content), size), 'file');
    const inMemory = await uploadInMemory(await inChunks(aForm(content), size), 'file');
    expect(await onDisk.file.text()).toBe(content);
    expect(await inMemory.file.text()).toBe(content);
    expect([onDisk.file.name, onDisk.file.type, onDisk.file.size]).toEqual([
      inMemory.file.name,
      inMemory.file.type,
      inMemory.file.size,
    ]);
    await onDisk.forget();
  }
});

test.each(['before', 'after'])(
  'a field %s the file, which nobody would read, is refused by its name',
  async (place) => {
    const refused = {
      message: 'Unknown field: acceptShrink. The form must hold the file in the field "file", and nothing else.',
    };
    for (const read of [uploadOnDisk, uploadInMemory]) {
      const form = new FormData();
      if (place === 'before') form.set('acceptShrink', 'true');
      form.set('file', new File(['x'], 'customers.csv'));
      if (place === 'after') form.set('acceptShrink', 'true');
      await expect(read(new Request(PATH, { method: 'POST', body: form }), 'file')).rejects.toMatchObject(refused);
    }
  },
);

test.each(['Kunden "neu".csv', 'Список клиентов.csv', 'a;b=c.csv', "it's.csv"])('a file named %s', async (name) => {
  const { file, forget } = await uploadOnDisk(await inChunks(aForm('x', name), 50), 'file');
  expect(file.name).toBe(name);
  await forget();
});

test('a form that is cut off anywhere is rejected, and leaves nothing behind', async () => {
  const whole = new Uint8Array(await new Request(PATH, { method: 'POST', body: aForm('x'.repeat(100)) }).arrayBuffer());
  const { headers } = new Request(PATH, { method: 'POST', body: aForm('') });
  const boundary = new TextDecoder().decode(whole.subarray(2, whole.indexOf(13)));
  headers.set('content-type', `multipart/form-data; boundary=${boundary}`);
  for (let end = 0; end < whole.length - 4; end += 5) {
    const request = new Request(PATH, { method: 'POST', body: whole.slice(0, end), headers });
    await expect(uploadOnDisk(request, 'file')).rejects.toThrow(/could not be read|no file/);
  }
});

test.skipIf(process.platform === 'win32')('a file whose end finds no room is refused, not cut short', () => {
  const program = `
    import { uploadOnDisk } from '${new URL('../src/upload-on-disk.ts', import.meta.url).href}';
    const form = new FormData();
    form.set('file', new File(['x'.repeat(1_030)], 'customers.csv'));
    const upload = uploadOnDisk(new Request('${PATH}', { method: 'POST', body: form }), 'file');
    console.log(await upload.then(({ file }) => 'taken with ' + file.size, (error) => 'refused: ' + error.code));
  `;
  // No file of that process may have more than 1,024 bytes: the last piece is taken in part, and the rest of it refused.
  const limited = ['-c', 'ulimit -f 2; exec "$0" --input-type=module -e "$1"', process.execPath, program];
  expect(execFileSync('sh', limited, { encoding: 'utf8' })).toBe('refused: EFBIG\n');
});
