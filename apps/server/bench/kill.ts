/**
 * Kills imports and uploads with SIGKILL at certain points and checks what is left: `node kill.ts [--kills 1000]
 * [--phase name] [--real 30] [--side-by-side 3]`. Prints a table by phase; exits with 1 if anything was wrong. The points
 * of each phase are used in order, and from the start again if there are fewer.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { innocentPeople } from '../../../packages/screening/bench/innocents.ts';
import { randomFrom } from '@tamis/screening/self-test/random';
import { listsFolder } from '../../../packages/screening/bench/read-lists.ts';
import {
  type Point,
  type Prepared,
  type Scene,
  acceptScene,
  importScene,
  killOnce,
  pointsOf,
  prepareScene,
  publishedScene,
  uploadScene,
} from './kill-scenes.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    real: { type: 'string', default: '30' },
    phase: { type: 'string' },
    'side-by-side': { type: 'string', default: '3' },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'tamis-kills-'));
const failures: string[] = [];

async function kill(title: string, prepared: Prepared, points: readonly Point[]): Promise<void> {
  const queue = [...points.entries()];
  const one = async (lane: number): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [nr, point] = next;
      try {
        await killOnce(prepared, point, `${title.replaceAll(' ', '-')}-${lane}`);
      } catch (error) {
        failures.push(`${title} ${nr}: ${JSON.stringify(point)}: ${String(error)}`);
        console.error(failures.at(-1));
      }
    }
  };
  await Promise.all(Array.from({ length: Number(values['side-by-side']) }, (_, lane) => one(lane)));
}

async function killScene(title: string, scene: Scene, count: number): Promise<void> {
  const phases = scene.phases.filter((phase) => values.phase === undefined || phase === values.phase);
  if (phases.length === 0 || count === 0) return;
  const own = mkdtempSync(join(folder, 'scene-'));
  const prepared = await prepareScene(scene, own);
  for (const [nr, phase] of phases.entries()) {
    const share = Math.floor((count * (nr + 1)) / phases.length) - Math.floor((count * nr) / phases.length);
    const before = failures.length;
    const started = performance.now();
    const points = pointsOf(prepared, phase, share);
    await kill(`${title} ${phase}`, prepared, points);
    const different = new Set(points.map(({ place, isAfter }) => `${place} ${isAfter}`)).size;
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`| ${title} | ${phase} | ${share} | ${different} | ${failures.length - before} | ${seconds} s |`);
  }
}

const kills = Number(values.kills);
console.log(
  '| what | phase | kills | different points | wrong afterwards | time |\n| --- | --- | --- | --- | --- | --- |',
);
await killScene('import by the command line', importScene(1_300, 450), Math.ceil(kills * 0.8));
await killScene('acceptance of a staged list', acceptScene(1_300, 450), Math.floor(kills * 0.05));
await killScene('upload to the server', uploadScene(1_600), Math.floor(kills * 0.15));
const published = {
  ofac: 'ofac/SDN_REBUILT_2024-05-03.xml.gz',
  eu: 'eu/xmlFullSanctionsList_1_1_REBUILT_2026-02.xml.gz',
};
const [ofac, eu] = [join(listsFolder, published.ofac), join(listsFolder, published.eu)];
if (existsSync(ofac) && existsSync(eu)) {
  const customers = innocentPeople(1_000, randomFrom(3)).map(({ names: [name = ''] }) =>
    name.replaceAll(/[",]/gu, ' '),
  );
  const scene = publishedScene({ first: ['eu', eu], second: ['ofac', ofac] }, customers);
  await killScene('import of the SDN list', scene, Number(values.real));
} else console.error('The published lists are missing: their imports were not killed.');
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length === 0 ? 0 : 1);
