import { apiKey, auditEvent, user } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aContext } from '../../test/test-context.ts';
import { authenticateKey, createApiKey, listApiKeys, revokeApiKey } from './service.ts';

const anAdmin = () => aContext({ role: 'admin' });
const refused = 'This API key is not known, or it was revoked.';

describe('a new key', () => {
  test('is shown once; the database and the audit log hold its hash and its beginning only', async () => {
    const ctx = await anAdmin();
    const { key, ...shown } = await createApiKey(ctx, { name: 'Onboarding', role: 'analyst' });
    expect(key).toMatch(/^tamis_[0-9a-f]{64}$/);
    expect(shown).toMatchObject({ name: 'Onboarding', role: 'analyst', owner: ctx.user?.username, lastUsedAt: null });
    const stored = JSON.stringify([
      await ctx.db.orm.select().from(apiKey),
      await ctx.db.orm.select().from(auditEvent),
      await listApiKeys(ctx),
    ]);
    expect(stored).toContain(ctx.createHash().update(key).hex());
    expect(stored).toContain(key.slice(0, 12));
    expect(stored).not.toContain(key.slice(0, 13));
  });

  test('may do no more than the person it acts for: what it is said to be is what it does', async () => {
    const ctx = await aContext({ role: 'analyst' });
    await expect(createApiKey(ctx, { name: 'Import', role: 'admin' })).rejects.toThrow(
      /^role: a key may do no more than the person it acts for, and \S+ has the role analyst\. Choose that role/u,
    );
    expect(await listApiKeys(ctx)).toEqual([]);
    expect(await createApiKey(ctx, { name: 'Import', role: 'viewer' })).toMatchObject({ role: 'viewer' });
  });

  test('cannot be made by a key', async () => {
    const ctx = await anAdmin();
    await expect(createApiKey({ ...ctx, byKey: true }, { name: 'Second', role: 'viewer' })).rejects.toThrow(
      'An API key cannot create keys. Log in to create one.',
    );
  });
});

describe('with a key', () => {
  test('its owner acts, with the role of the key', async () => {
    const ctx = await anAdmin();
    const { id, key } = await createApiKey(ctx, { name: 'Onboarding', role: 'viewer' });
    const holder = await authenticateKey(ctx, key);
    expect(holder).toMatchObject({ keyId: id, keyName: 'Onboarding', user: { id: ctx.user?.id, role: 'viewer' } });
  });

  test('nobody may more than its owner may now', async () => {
    const ctx = await anAdmin();
    const { key } = await createApiKey(ctx, { name: 'Onboarding', role: 'admin' });
    const change = (to: Partial<typeof user.$inferInsert>) =>
      ctx.db.write([
        ctx.db.orm
          .update(user)
          .set(to)
          .where(eq(user.id, ctx.user?.id ?? 0)),
      ]);
    await change({ role: 'viewer' });
    expect((await authenticateKey(ctx, key)).user.role).toBe('viewer');
    await change({ pendingRole: 'admin' });
    expect((await authenticateKey(ctx, key)).user.pending).toBe(true);
    await change({ disabledAt: ctx.now() });
    await expect(authenticateKey(ctx, key)).rejects.toThrow(refused);
  });

  test('when it was last used is known to the minute', async () => {
    const ctx = await anAdmin();
    const { key } = await createApiKey(ctx, { name: 'Onboarding', role: 'viewer' });
    const usedAt = async () => {
      await authenticateKey(ctx, key);
      await ctx.settled();
      return (await listApiKeys(ctx))[0]?.lastUsedAt;
    };
    const first = new Date(ctx.now()).toISOString();
    expect(await usedAt()).toBe(first);
    ctx.advance(59_000);
    expect(await usedAt()).toBe(first);
    ctx.advance(1_000);
    expect(await usedAt()).toBe(new Date(ctx.now()).toISOString());
  });
});

describe('a revoked key', () => {
  test('is refused from the next request on, and stays in the list', async () => {
    const ctx = await anAdmin();
    const { id, key } = await createApiKey(ctx, { name: 'Onboarding', role: 'viewer' });
    const { revokedAt } = await revokeApiKey(ctx, id);
    ctx.advance(1_000);
    expect((await revokeApiKey(ctx, id)).revokedAt).toBe(revokedAt);
    await expect(authenticateKey(ctx, key)).rejects.toThrow(refused);
    expect(await listApiKeys(ctx)).toMatchObject([{ id, revokedAt }]);
    const events = await ctx.db.orm.select({ action: auditEvent.action }).from(auditEvent);
    expect(events.map(({ action }) => action).filter((action) => action.startsWith('key.'))).toEqual([
      'key.create',
      'key.revoke',
    ]);
  });

  test('has to exist', async () => {
    await expect(revokeApiKey(await anAdmin(), 7)).rejects.toThrow('API key 7 not found');
  });
});

test.each(['', 'tamis_', `tamis_${'0'.repeat(64)}`, '\u0000', 'x'.repeat(10_000)])('%j is no key', async (key) => {
  await expect(authenticateKey(await anAdmin(), key)).rejects.toThrow(refused);
});
