import { expect, test } from 'vitest';
import { pdfText } from './pdf-text.ts';
import { type TestApp, startTestApp } from './test-app.ts';

/** The text of a PDF report on a customer of this name. */
async function reportOn(app: TestApp, name: string): Promise<string> {
  const analyst = await app.client('analyst');
  const made = await analyst.send('POST', '/api/entities', { json: { name, type: 'person', country: 'Malta' } });
  const { id } = (await made.json()) as { id: number };
  const report = await analyst.get(`/api/entities/${id}/report?format=pdf`);
  return pdfText(new Uint8Array(await report.arrayBuffer())).join('');
}

/** As it stands on paper: a right-to-left word from its last letter to its first. */
const turned = (word: string) => Array.from(word).toReversed().join('');

test('a PDF report contains the name as text, in any of these scripts', async () => {
  const app = await startTestApp();
  for (const name of ['毛泽东', '習近平', '山田太郎', 'カタカナ', '김정은', 'नरेन्द्रमोदी', 'Владимир', 'Γιώργος'])
    expect(await reportOn(app, name)).toContain(name);
  for (const name of ['בנימין', 'محمد']) expect(await reportOn(app, name)).toContain(turned(name));
});

test('a Latin word beside Hebrew and Chinese ones is not reversed', async () => {
  const text = await reportOn(await startTestApp(), 'Ivor בנימין Quell 王小明');
  expect(text).toContain(`Ivor ${turned('בנימין')} Quell 王小明`);
});

test('an Arabic name at the start of a sentence reverses no other word on any line', async () => {
  const name = 'بشار حسين';
  const text = await reportOn(await startTestApp(), name);
  expect(text).toContain(`${turned(name)} is low risk with a score of`);
  const long = `${'محمد '.repeat(40)}علي`;
  expect(await reportOn(await startTestApp(), long)).toMatch(
    new RegExp(`${turned('علي')}( ${turned('محمد')})+ ?is low risk ?with a score of`, 'u'),
  );
});

test('a character that no typeface has is shown as a box, and the report says so', async () => {
  const text = await reportOn(await startTestApp(), 'Quell 𓀀 Stone');
  expect(text).toContain('Quell □ Stone');
  expect(text).toContain('A □ stands for a character that this typeface does not have.');
});

test('emoji that no typeface has are left out with all their parts, and the report says so; others stay', async () => {
  const app = await startTestApp();
  const text = await reportOn(
    app,
    'Quell \u{1f468}\u200d\u{1f469}\u200d\u{1f467} Stone \u{1f1f2}\u{1f1f9}\u2708\ufe0f Ltd \u{1f44d}\u{1f3fd}',
  );
  expect(text).toContain('Quell Stone \u2708 Ltd is low risk');
  expect(text).toContain('Emoji that this typeface does not have are left out. The HTML report shows the whole text.');
  expect(text).not.toContain('\u25a1');
  expect(await reportOn(app, '\u{1f468}\u{1f469}')).toContain('\u25a1\u25a1');
});
