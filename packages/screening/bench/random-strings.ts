/**
 * Random strings through the reader of names and the comparison: `node bench/random-strings.ts [strings]`, a million by
 * default. Prints how many were read and the slowest; exits with 1 if one threw or took over 50 ms.
 */
import { analyse } from '../src/names/analyse.ts';
import type { NameCustom, NameReading } from '../src/names/name-token.ts';
import { compareReadings } from '../src/matching/name-evidence.ts';
import { type Random, randomFrom } from '../src/self-test/random.ts';

const count = process.argv.slice(2).map(Number).find(Number.isFinite) ?? 1_000_000;
const slowestAllowed = 50;
/** Ranges of code points: letters of many scripts, marks, controls, bidirectional characters, pictographs, private use, surrogates. */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0x61, 0x7a],
  [0x41, 0x5a],
  [0x80, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x3ff],
  [0x400, 0x52f],
  [0x530, 0x58f],
  [0x590, 0x6ff],
  [0x900, 0xdff],
  [0xe00, 0x10ff],
  [0x1200, 0x13ff],
  [0x1780, 0x17ff],
  [0x2000, 0x206f],
  [0x3040, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xe000, 0xf8ff],
  [0x1f300, 0x1f9ff],
  [0, 0x1f],
];
const separators = [' ', ' ', ' ', '-', '.', ',', "'", '&', '(', ')', '/', '?', '"', ''];

function randomString(random: Random): string {
  const words = 1 + random.integer(8);
  let text = '';
  for (let word = 0; word < words; word++) {
    const [from, to] = random.pick(ranges);
    const length = random.integer(random.integer(50) === 0 ? 300 : 12);
    for (let at = 0; at < length; at++) text += String.fromCodePoint(from + random.integer(to - from + 1));
    text += random.pick(separators);
  }
  return text;
}

const random = randomFrom(13);
const customs: readonly NameCustom[] = ['person', 'organisation'];
const before: Record<NameCustom, readonly NameReading[]> = { person: [], organisation: [] };
const failed: string[] = [];
// The first names load the tables.
for (const custom of customs) for (const text of ['Orion Trading GmbH', '王', 'Пример', 'محمد']) analyse(text, custom);
let slowest = { ms: 0, text: '' };
let read = 0;
let compared = 0;
const started = process.cpuUsage().user;
/** Milliseconds to read a string by both customs and compare it with the previous one. */
function tried(text: string): number {
  const from = performance.now();
  for (const custom of customs) {
    try {
      const readings = analyse(text, custom);
      read += readings.length;
      for (const left of readings)
        for (const right of before[custom]) {
          const { evidence } = compareReadings(left, right, 'usual');
          if (!Number.isFinite(evidence)) throw new RangeError(`evidence ${evidence}`);
          compared++;
        }
      before[custom] = readings;
    } catch (error) {
      failed.push(`${JSON.stringify(text)} as ${custom}: ${String(error)}`);
    }
  }
  return performance.now() - from;
}

function processorTime(text: string): number {
  const from = process.cpuUsage();
  tried(text);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

for (let at = 0; at < count; at++) {
  const text = randomString(random);
  let ms = tried(text);
  // Other work on the machine is not the string's fault: measured again in CPU time.
  if (ms > slowestAllowed) ms = Math.min(processorTime(text), processorTime(text));
  if (ms > slowest.ms) slowest = { ms, text };
}
const seconds = (process.cpuUsage().user - started) / 1e6;
console.log(
  `${count.toLocaleString('en')} random strings, ${read.toLocaleString('en')} readings, ${compared.toLocaleString('en')} pairs compared in ${seconds.toFixed(0)} s of CPU (${((seconds * 1e6) / count).toFixed(0)} µs a string); ${failed.length} failed; the slowest took ${slowest.ms.toFixed(1)} ms, of ${slowest.text.length} characters.`,
);
for (const failure of failed.slice(0, 10)) console.log(failure);
process.exitCode = failed.length > 0 || slowest.ms > slowestAllowed ? 1 : 0;
