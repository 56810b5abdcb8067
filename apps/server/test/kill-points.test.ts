import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  type Scene,
  acceptScene,
  importScene,
  killOnce,
  pointsOf,
  prepareScene,
  uploadScene,
} from '../bench/kill-scenes.ts';

const folder = mkdtempSync(join(tmpdir(), 'tamis-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Kills at points of each phase: first, in the middle, last. More of them: `node apps/server/bench/kill.ts`. */
async function killEverywhere(scene: Scene, kills: number): Promise<number> {
  const prepared = await prepareScene(scene, mkdtempSync(join(folder, 'scene-')));
  const points = scene.phases.map((phase) => pointsOf(prepared, phase, kills));
  const lanes = points.map(async (lane, nr) => {
    for (const point of lane) await killOnce(prepared, point, `killed-${nr}`);
  });
  await Promise.all(lanes);
  return points.flat().length;
}

test(
  'an import that is killed while it parses, compares, stores, flips or screens leaves the one list or the other, and once gone on with what it would have left',
  { timeout: 240_000 },
  async () => {
    expect(await killEverywhere(importScene(600, 40), 3)).toBe(15);
  },
);

test(
  'a list that waits, accepted by a program that is killed while it stores the index can be accepted again',
  { timeout: 240_000 },
  async () => {
    expect(await killEverywhere(acceptScene(200, 20), 2)).toBe(2);
  },
);

test(
  'an upload that is killed while it stores its rows leaves the beginning of the file, each row screened once',
  { timeout: 240_000 },
  async () => {
    expect(await killEverywhere(uploadScene(700), 3)).toBe(3);
  },
);
