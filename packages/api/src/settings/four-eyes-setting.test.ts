import { auditEvent, setting } from '@tamis/db/schema';
import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aUser } from '../../test/builders.ts';
import { aContext } from '../../test/test-context.ts';
import { createCaller } from '../router.ts';
import { changeFourEyes, getFourEyes } from './four-eyes.ts';

const closed = { registration: 'closed' } as const;

/** An admin and an analyst, with closed registration. */
async function anAdmin() {
  const ctx = await aContext({ role: 'admin', config: closed });
  await aUser(ctx, { username: 'analyst' });
  return ctx;
}

test('four-eyes is off by default, and each change says who made it and why', async () => {
  const ctx = await anAdmin();
  expect(await getFourEyes(ctx)).toEqual({ version: 0, from: 'off', obstacle: null, changed: null });
  expect(await changeFourEyes(ctx, { version: 0, from: 'medium', reason: 'Board decision 12' })).toMatchObject({
    version: 1,
    from: 'medium',
    changed: { by: 'Test Admin', reason: 'Board decision 12' },
  });
  await changeFourEyes(ctx, { version: 1, from: 'off', reason: 'Trial over' });
  expect((await ctx.db.orm.select().from(setting)).map(({ value }) => value)).toEqual(['medium', 'off']);
});

test('a change of a setting is an audit event; one that changes nothing is not', async () => {
  const ctx = await anAdmin();
  const change = { from: 'high', reason: 'Board decision 12' } as const;
  await changeFourEyes(ctx, { version: 0, ...change });
  await changeFourEyes(ctx, { version: 1, ...change });
  const events = await ctx.db.orm.select().from(auditEvent).orderBy(desc(auditEvent.seq));
  expect(events).toMatchObject([{ action: 'setting.change', actor: 'admin' }]);
  expect(JSON.parse(events[0]!.payload)).toEqual({
    setting: 'four-eyes',
    version: 1,
    from: 'off',
    to: 'high',
    reason: 'Board decision 12',
  });
});

test('a change based on an older version is rejected, and the newer version stays', async () => {
  const ctx = await anAdmin();
  await changeFourEyes(ctx, { version: 0, from: 'low', reason: 'Board decision 12' });
  await expect(changeFourEyes(ctx, { version: 0, from: 'high', reason: 'Less work' })).rejects.toThrow(
    'Test Admin changed this setting to version 1 since you loaded it (version 0). Load it again, then decide.',
  );
  expect(await getFourEyes(ctx)).toMatchObject({ version: 1, from: 'low' });
});

test('it cannot be switched on while registration is open, but can be switched off at any time', async () => {
  const ctx = await anAdmin();
  await changeFourEyes(ctx, { version: 0, from: 'high', reason: 'Board decision 12' });
  const open = { ...ctx, config: { ...ctx.config, registration: 'open' as const } };
  expect((await getFourEyes(open)).obstacle).toContain('Registration is open');
  await expect(changeFourEyes(open, { version: 1, from: 'low', reason: 'More' })).rejects.toThrow(
    'Registration is open',
  );
  expect(await changeFourEyes(open, { version: 1, from: 'off', reason: 'Registration was opened' })).toMatchObject({
    from: 'off',
  });
});

test('it cannot be switched on if only one person may decide: nothing would ever be approved', async () => {
  const ctx = await aContext({ role: 'admin', config: closed });
  await aUser(ctx, { role: 'viewer' });
  await aUser(ctx, { pendingRole: 'analyst' });
  await aUser(ctx, { disabledAt: 1 });
  await expect(changeFourEyes(ctx, { version: 0, from: 'high', reason: 'Board decision 12' })).rejects.toThrow(
    'Only one person may decide matches.',
  );
});

test('everyone reads the setting; only an administrator changes it', async () => {
  const caller = createCaller(await aContext({ config: closed }));
  expect(await caller.settings.fourEyes()).toMatchObject({ from: 'off' });
  await expect(caller.settings.changeFourEyes({ version: 0, from: 'high', reason: 'I like it' })).rejects.toThrow(
    'Your role (analyst) may not do this; an administrator may. Ask an administrator if it is part of your work.',
  );
});
