import { insertMany } from '@tamis/db/db';
import { auditEvent, loginThrottle, session, user } from '@tamis/db/schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aUser } from '../../test/builders.ts';
import { type TestCtx, aContext, as } from '../../test/test-context.ts';
import type { Config } from '../context.ts';
import { TooManyRequests } from '../errors.ts';
import { forgetExpired } from '../jobs/forget-expired.ts';
import { ROLES } from '../permissions.ts';
import { Login, Register } from './schema.ts';
import { changeAccess, changePassword, changeRole, createUser, listUsers, openDemoAccounts } from './service.ts';
import { authenticate, sessionCookie, startSession } from './sessions.ts';
import { changeOwnPassword, login, logout, register, signInPage } from './sign-in.ts';

const HOUR = 3_600_000;

/** A visitor nobody knows, whose cookie can be read. */
async function aVisitor(config: Partial<Config> = {}): Promise<TestCtx & { cookie: () => string | null }> {
  const ctx = await aContext({ role: null, config });
  let token: string | null = null;
  return Object.assign(ctx, {
    setSessionToken: (next: string | null) => {
      token = next;
    },
    cookie: () => token,
  });
}

const credentials = { username: 'Ines', password: 'password' };
const newcomer = { username: 'newcomer', fullName: 'New Comer', password: 'secret1', role: 'analyst' } as const;

describe('logging in', () => {
  test('returns the user and starts a session; the username is not case-sensitive', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines', fullName: 'Ines Valcourt' });
    expect(await login(ctx, credentials)).toMatchObject({ fullName: 'Ines Valcourt', role: 'analyst', pending: false });
    expect((await authenticate(ctx, ctx.cookie()))?.user.username).toBe('ines');
  });

  test('takes the username with a space behind it, as telephones write it, and in any case of any letter', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'Özlem' });
    for (const username of ['özlem', 'ÖZLEM', 'O\u0308zlem', 'Özlem '])
      expect(await login(ctx, v.parse(Login, { ...credentials, username }))).toMatchObject({ username: 'Özlem' });
  });

  test.each([
    ['gets another password', (ctx: TestCtx) => changePassword(ctx, { username: 'ines', password: 'another' })],
    ['is disabled', (ctx: TestCtx) => ctx.db.client.execute('update user set disabled_at = 1')],
  ])('with what was right until the account %s meanwhile leaves no session', async (_, meanwhile) => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    const verify: typeof ctx.passwords.verify = async (hash, password) => {
      const isRight = await ctx.passwords.verify(hash, password);
      await meanwhile(ctx);
      return isRight;
    };
    await expect(login({ ...ctx, passwords: { ...ctx.passwords, verify } }, credentials)).rejects.toThrow('Invalid');
    expect(ctx.cookie()).toBeNull();
    expect(await ctx.db.orm.select().from(session).where(eq(session.userId, id))).toEqual([]);
    const told = await ctx.db.orm.select({ action: auditEvent.action }).from(auditEvent);
    expect(told.map(({ action }) => action)).not.toContain('user.login');
  });

  test('the database stores only the hash of the token', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await login(ctx, credentials);
    const [row] = await ctx.db.orm.select().from(session);
    expect(row?.id).toBe(
      ctx
        .createHash()
        .update(ctx.cookie() ?? '')
        .hex(),
    );
    expect(JSON.stringify(await ctx.db.orm.select().from(auditEvent))).not.toContain(ctx.cookie());
  });

  test('an unknown user and a wrong password get the same response', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await expect(login(ctx, { username: 'nobody', password: 'x' })).rejects.toThrow('Invalid username or password');
    await expect(login(ctx, { username: 'ines', password: 'x' })).rejects.toThrow('Invalid username or password');
    expect(ctx.cookie()).toBeNull();
  });

  test('a disabled account cannot sign in, and its sessions end', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    const token = await startSession(ctx, id);
    await ctx.db.write([ctx.db.orm.update(user).set({ disabledAt: ctx.now() }).where(eq(user.id, id))]);
    await expect(login(ctx, credentials)).rejects.toThrow('Invalid username or password');
    expect(await authenticate(ctx, token)).toBeNull();
  });
});

describe('backing off', () => {
  test('after five failures an account waits, longer each time, and is never locked', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    const fail = () => login({ ...ctx, address: crypto.randomUUID() }, { username: 'ines', password: 'wrong' });
    for (let i = 0; i < 5; i += 1) await expect(fail()).rejects.toThrow('Invalid');
    await expect(fail()).rejects.toThrow('Too many failed attempts. Try again in 1 second.');
    ctx.advance(1_000);
    await expect(fail()).rejects.toThrow('Invalid');
    await expect(fail()).rejects.toThrow('Try again in 2 seconds');
    ctx.advance(2_000);
    expect((await login(ctx, credentials)).username).toBe('ines');
  });

  test('counts an account once, in whichever letters its name is written', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    const fail = (username: string) => login({ ...ctx, address: crypto.randomUUID() }, { username, password: 'wrong' });
    for (const username of ['ines', 'INES', 'ｉｎｅｓ', '𝐢nes', 'ineſ']) {
      await expect(fail(username)).rejects.toThrow('Invalid');
    }
    await expect(fail('𝑖nes')).rejects.toThrow('Too many failed attempts. Try again in 1 second.');
    ctx.advance(1_000);
    expect((await login(ctx, { ...credentials, username: 'ｉｎｅｓ' })).username).toBe('ines');
  });

  test('one address trying many accounts waits too, after fifty failures and never for long', async () => {
    const ctx = await aVisitor();
    const fail = (n: number) => login(ctx, { username: `u${n}`, password: 'x' });
    for (let n = 0; n < 50; n += 1) await expect(fail(n)).rejects.toThrow('Invalid');
    await expect(fail(50)).rejects.toThrow('Too many failed attempts. Try again in 1 second.');
    await expect(login({ ...ctx, address: '198.51.100.7' }, { username: 'another', password: 'x' })).rejects.toThrow(
      'Invalid',
    );
    for (let n = 50; n < 70; n += 1) {
      ctx.advance(30_000);
      await expect(fail(n)).rejects.toThrow('Invalid');
    }
  });

  test('is recorded when it begins, with the account and the address, and never with a name that is none', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    const events = async () =>
      (await ctx.db.orm.select().from(auditEvent)).filter((one) => one.action === 'user.backoff');
    for (let n = 0; n < 5; n += 1)
      await expect(login(ctx, { username: 'ines', password: 'x' })).rejects.toThrow('Invalid');
    await expect(login(ctx, { username: 'ines', password: 'x' })).rejects.toThrow('Too many');
    const payload = '{"of":"account","failures":5,"address":"192.0.2.1"}';
    expect(await events()).toMatchObject([{ subjectId: id, actor: 'system', payload }]);
    for (let n = 0; n < 5; n += 1)
      await expect(login(ctx, { username: 'secret', password: 'x' })).rejects.toThrow('Invalid');
    expect(await events()).toMatchObject([{}, { subjectId: null, payload }]);
  });

  test('each failure is recorded, with the account and the address, and never with what was typed', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    await expect(login(ctx, { username: 'ines', password: 'hunter2' })).rejects.toThrow('Invalid');
    await expect(login(ctx, { username: 'hunter3', password: 'x' })).rejects.toThrow('Invalid');
    const events = await ctx.db.orm.select().from(auditEvent).where(eq(auditEvent.action, 'user.login-failed'));
    expect(events).toMatchObject([
      { subjectId: id, actor: 'system', payload: '{"address":"192.0.2.1"}' },
      { subjectId: null, actor: 'system', payload: '{"address":"192.0.2.1"}' },
    ]);
    expect(JSON.stringify(events)).not.toContain('hunter');
  });

  test('leaves nothing behind once it has faded', async () => {
    const ctx = await aVisitor();
    await expect(login(ctx, credentials)).rejects.toThrow('Invalid');
    ctx.advance(2 * HOUR);
    await forgetExpired(ctx);
    expect(await ctx.db.orm.select().from(loginThrottle)).toHaveLength(2);
    ctx.advance(1);
    await forgetExpired(ctx);
    expect(await ctx.db.orm.select().from(loginThrottle)).toEqual([]);
  });

  test('wrong passwords that come together are no more than one after the other', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    const guesses = Array.from({ length: 40 }, (_, n) => ({
      username: 'ines',
      password: n === 39 ? 'password' : `${n}`,
    }));
    const answers = await Promise.allSettled(guesses.map((guess) => login(ctx, guess)));
    const said = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'signed in'));
    expect(said.filter((text) => text.includes('Invalid username or password'))).toHaveLength(5);
    expect(said.filter((text) => text.includes('Too many failed attempts'))).toHaveLength(35);
  });

  test('right passwords that come together all sign in', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await Promise.all(Array.from({ length: 40 }, () => login(ctx, credentials)));
  });

  test('typing errors of a working day close no office: a count fades, and a success takes back its own', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await aUser(ctx, { username: 'viktor' });
    for (let n = 0; n < 60; n += 1) {
      await expect(login(ctx, { username: 'ines', password: 'typo' })).rejects.toThrow('Invalid');
      await login(ctx, credentials);
      await expect(login(ctx, { username: 'viktor', password: 'typo' })).rejects.toThrow('Invalid');
      ctx.advance(10 * 60_000);
    }
    await login(ctx, { username: 'ines', password: 'password' });
  });

  test('a clock that is put back makes nobody wait', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await login(ctx, credentials);
    ctx.advance(-15 * 60_000);
    await login(ctx, credentials);
    for (let n = 0; n < 5; n += 1)
      await expect(login(ctx, { ...credentials, password: 'x' })).rejects.toThrow('Invalid');
    ctx.advance(-15 * 60_000);
    await login(ctx, credentials);
  });

  test('a sign-in that the host had no time for is no failure', async () => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    const passwords = { ...ctx.passwords, verify: () => Promise.reject(new TooManyRequests('Try again.', 1)) };
    for (let n = 0; n < 10; n += 1)
      await expect(login({ ...ctx, passwords }, credentials)).rejects.toThrow('Try again.');
    await login(ctx, credentials);
  });
});

describe('sessions', () => {
  test('live twelve hours, are renewed in their second half, and end after seven days', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    const token = await startSession(ctx, id);
    expect(await authenticate(ctx, token)).toMatchObject({ isRenewed: false });
    ctx.advance(8 * 24 * HOUR);
    expect(await authenticate(ctx, token)).toBeNull();
    ctx.advance(-8 * 24 * HOUR);
    expect(await authenticate(ctx, token)).toBeNull();
  });

  test('do not outlast a clock that was put back', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    ctx.advance(365 * 24 * HOUR);
    const token = await startSession(ctx, id);
    expect(await authenticate(ctx, token)).not.toBeNull();
    ctx.advance(-365 * 24 * HOUR);
    expect(await authenticate(ctx, token)).toBeNull();
    ctx.advance(365 * 24 * HOUR);
    await startSession(ctx, id);
    ctx.advance(-365 * 24 * HOUR);
    await forgetExpired(ctx);
    expect(await ctx.db.orm.select().from(session)).toEqual([]);
  });

  test('are removed once nobody can use them', async () => {
    const ctx = await aVisitor();
    const { id } = await aUser(ctx, { username: 'ines' });
    ctx.advance(Date.now() - ctx.now());
    await startSession(ctx, id);
    await forgetExpired(ctx);
    expect(await ctx.db.orm.select().from(session)).toHaveLength(1);
    ctx.advance(13 * HOUR);
    await forgetExpired(ctx);
    expect(await ctx.db.orm.select().from(session)).toEqual([]);
  });

  test('a made-up or malformed token is nobody', async () => {
    const ctx = await aVisitor();
    for (const token of [null, '', 'x', 'f'.repeat(64), `${'f'.repeat(63)}'`])
      expect(await authenticate(ctx, token)).toBeNull();
  });

  test('logging out ends the session and clears the cookie', async () => {
    const ctx = await aVisitor();
    const analyst = await aUser(ctx, { username: 'ines' });
    await login(ctx, credentials);
    const token = ctx.cookie();
    const known = await authenticate(ctx, token);
    await logout({ ...as(ctx, analyst), sessionId: known?.sessionId ?? null, setSessionToken: ctx.setSessionToken });
    expect(ctx.cookie()).toBeNull();
    expect(await authenticate(ctx, token)).toBeNull();
  });

  test('the cookie is HttpOnly and Lax, and Secure with the __Host- name on https', async () => {
    const { config } = await aVisitor();
    expect(sessionCookie(config, 'abc')).toMatch(/^tamis_session=abc; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    expect(sessionCookie({ ...config, publicUrl: 'https://tamis.example' }, 'abc')).toMatch(
      /^__Host-tamis_session=abc;.*; Secure$/,
    );
    expect(sessionCookie(config, null)).toContain('Max-Age=0');
  });
});

describe('registering', () => {
  test.each(ROLES)('in the demo grants the chosen role at once: %s', async (role) => {
    const ctx = await aVisitor();
    expect(await register(ctx, { ...newcomer, role })).toMatchObject({ role, pending: false });
    expect((await authenticate(ctx, ctx.cookie()))?.user.role).toBe(role);
  });

  test.each(['signing in', 'registering'])('while signed in, %s ends the session that was there', async (way) => {
    const ctx = await aVisitor();
    await aUser(ctx, { username: 'ines' });
    await login(ctx, credentials);
    const former = ctx.cookie();
    const known = await authenticate(ctx, former);
    const again = { ...ctx, sessionId: known?.sessionId ?? null };
    await (way === 'registering' ? register(again, newcomer) : login(again, credentials));
    expect(await authenticate(ctx, former)).toBeNull();
    expect((await authenticate(ctx, ctx.cookie()))?.user.username).toBe(way === 'registering' ? 'newcomer' : 'ines');
  });

  test('refuses a name that is taken, in any case', async () => {
    const ctx = await aVisitor();
    await register(ctx, newcomer);
    await expect(register(ctx, { ...newcomer, username: '😀😀' })).rejects.toThrow(
      'Username must be at least 3 characters',
    );
    await expect(register(ctx, { ...newcomer, username: 'NewComer' })).rejects.toThrow('Username already exists');
    await register(ctx, { ...newcomer, username: 'Müller' });
    await expect(register(ctx, { ...newcomer, username: 'MÜLLER' })).rejects.toThrow('Username already exists');
    await expect(register(ctx, { ...newcomer, username: 'mu\u0308ller' })).rejects.toThrow('Username already exists');
  });

  test('takes no name that only looks like another one', () => {
    const named = (username: string) => v.safeParse(Register, { ...newcomer, username });
    expect(named('admin\u200b').issues?.[0].message).toBe('Username must not contain invisible characters');
    expect(named('ａｄｍｉｎ').output).toMatchObject({ username: 'admin' });
    // The first letter is Cyrillic.
    expect(named('\u0430dmin').issues?.[0].message).toBe('Username must use one alphabet');
    for (const real of [
      'Müller-Łęcki_2',
      'Иван Петров',
      'γιώργος',
      '山田tarou',
      'محمد',
      'ines.valcourt@bank.example',
    ]) {
      expect(named(real).success).toBe(true);
    }
    expect(v.safeParse(Register, { ...newcomer, fullName: '\u200b\u200b' }).success).toBe(false);
  });

  test.each([
    ['scope', '\u0455\u0441\u043e\u0440\u0435', 'in Cyrillic'],
    ['admin', 'adrnin', 'letters that stand close'],
    ['paul1', 'paull', 'a digit'],
    ['paul', 'pauI', 'a capital letter'],
  ])('refuses beside %s the name %s, which looks like it: %s', async (there, alike) => {
    const ctx = await aVisitor();
    await register(ctx, { ...newcomer, username: there });
    const username = v.parse(Register, { ...newcomer, username: alike }).username;
    await expect(register(ctx, { ...newcomer, username })).rejects.toThrow("Username looks like another account's.");
    await register(ctx, { ...newcomer, username: 'Иван' });
  });

  test('by approval records the role and lets the account see nothing', async () => {
    const ctx = await aVisitor({ registration: 'approval' });
    expect(await register(ctx, newcomer)).toMatchObject({ role: 'viewer', pending: true });
    const admin = await aUser(ctx, { role: 'admin' });
    const [waiting] = await ctx.db.orm.select().from(user).where(eq(user.username, 'newcomer'));
    expect(waiting?.pendingRole).toBe('analyst');
    const asked = async () => (await listUsers(ctx)).map(({ username, askedRole }) => [username, askedRole]);
    expect(await asked()).toContainEqual(['newcomer', 'analyst']);
    const approved = await changeRole(as(ctx, admin), { userId: waiting?.id ?? 0, role: 'analyst' });
    expect(approved).toMatchObject({ role: 'analyst', pending: false });
    expect(await asked()).toContainEqual(['newcomer', null]);
  });

  test('refuses when it is closed', async () => {
    const ctx = await aVisitor({ registration: 'closed' });
    await expect(register(ctx, newcomer)).rejects.toThrow('Registration is closed');
  });

  test('waits after thirty from one address, before anything is hashed', async () => {
    const ctx = await aVisitor();
    const next = (n: number) => register(ctx, { ...newcomer, username: `newcomer${n}` });
    for (let n = 0; n < 30; n += 1) await next(n);
    const passwords = { ...ctx.passwords, hash: () => Promise.reject(new Error('hashed')) };
    await expect(register({ ...ctx, passwords }, newcomer)).rejects.toThrow(
      'Too many registrations. Try again in 1 second.',
    );
    await register({ ...ctx, address: '198.51.100.7' }, newcomer);
  });

  test('by approval ends when 500 accounts wait, until an administrator has approved or disabled one', async () => {
    const ctx = await aVisitor({ registration: 'approval' });
    const waiting = Array.from({ length: 500 }, (_, n) => ({
      username: `waiting${n}`,
      fullName: 'Waiting',
      passwordHash: '',
      role: 'viewer' as const,
      pendingRole: 'viewer' as const,
      createdAt: ctx.now(),
    }));
    await ctx.db.write([insertMany(user, waiting)]);
    await expect(register(ctx, newcomer)).rejects.toThrow('Too many accounts wait for approval.');
    await ctx.db.orm.update(user).set({ disabledAt: ctx.now() }).where(eq(user.username, 'waiting7'));
    expect(await register(ctx, newcomer)).toMatchObject({ username: newcomer.username, pending: true });
  });

  test('the sign-in page offers the demo accounts only while they exist', async () => {
    expect((await signInPage(await aVisitor())).demoAccounts).toHaveLength(3);
    expect((await signInPage(await aVisitor({ demoAccounts: false }))).demoAccounts).toEqual([]);
  });
});

test('the accounts of the demo that open with their published password are named', async () => {
  const ctx = await aVisitor();
  await createUser(ctx, { ...newcomer, username: 'admin', password: 'admin123' });
  await createUser(ctx, { ...newcomer, username: 'analyst', password: 'another' });
  expect(await openDemoAccounts(ctx)).toEqual(['admin']);
});

describe('changing a role', () => {
  test('ends all sessions of the user and is audited', async () => {
    const ctx = await aContext({ role: 'admin' });
    const other = await aUser(ctx, { role: 'viewer' });
    const token = await startSession(ctx, other.id);
    await changeRole(ctx, { userId: other.id, role: 'analyst' });
    expect(await authenticate(ctx, token)).toBeNull();
    const events = await ctx.db.orm.select().from(auditEvent);
    expect(events.at(-1)).toMatchObject({
      action: 'user.role',
      actor: 'admin',
      payload: '{"from":"viewer","to":"analyst"}',
    });
  });

  test('to the current one changes nothing and records no event', async () => {
    const ctx = await aContext({ role: 'admin' });
    const other = await aUser(ctx, { role: 'viewer' });
    const token = await startSession(ctx, other.id);
    expect(await changeRole(ctx, { userId: other.id, role: 'viewer' })).toMatchObject({ id: other.id, role: 'viewer' });
    expect(await authenticate(ctx, token)).not.toBeNull();
    expect(await ctx.db.orm.select().from(auditEvent)).toEqual([]);
  });

  test('nobody changes their own role, and the last administrator stays one', async () => {
    const ctx = await aContext({ role: 'admin' });
    const own = ctx.user?.id ?? 0;
    await expect(changeRole(ctx, { userId: own, role: 'viewer' })).rejects.toThrow('You cannot change your own role.');
    const other = await aUser(ctx, { role: 'admin' });
    await changeRole(as(ctx, other), { userId: own, role: 'viewer' });
    await expect(changeRole(ctx, { userId: other.id, role: 'viewer' })).rejects.toThrow('The last administrator');
  });

  test('a user who does not exist is named', async () => {
    const ctx = await aContext({ role: 'admin' });
    await expect(changeRole(ctx, { userId: 99, role: 'viewer' })).rejects.toThrow('User 99 not found');
  });
});

test('another password ends the sessions, is the only one that works from then on, and is in no log', async () => {
  const ctx = await aContext({ role: 'admin' });
  const { id } = await aUser(ctx, { username: 'ines' });
  const token = await startSession(ctx, id);
  await changePassword(ctx, { username: 'INES', password: 'quite another' });
  expect(await authenticate(ctx, token)).toBeNull();
  await expect(login(ctx, credentials)).rejects.toThrow('Invalid username or password');
  expect(await login(ctx, { ...credentials, password: 'quite another' })).toMatchObject({ id });
  const events = await ctx.db.orm.select().from(auditEvent);
  const event = events.find(({ action }) => action === 'user.password');
  expect(event).toMatchObject({ actor: 'admin', subjectId: id, payload: '{}' });
});

/** Ines at her desk, and her session elsewhere. */
async function aSignedInUser() {
  const ctx = await aVisitor();
  const row = await aUser(ctx, { username: 'ines' });
  const elsewhere = await startSession(ctx, row.id);
  await login(ctx, credentials);
  return { ctx: { ...ctx, user: row, actor: row.username }, elsewhere, user: row };
}

describe('changing the own password', () => {
  const change = { current: 'password', password: 'quite another' };

  test('ends all sessions, and the new one is the only one that works from then on', async () => {
    const { ctx, elsewhere, user: ines } = await aSignedInUser();
    const here = ctx.cookie();
    await changeOwnPassword(ctx, ines, change);
    expect(ctx.cookie()).toBeNull();
    expect(await authenticate(ctx, here)).toBeNull();
    expect(await authenticate(ctx, elsewhere)).toBeNull();
    await expect(login(ctx, credentials)).rejects.toThrow('Invalid username or password');
    expect(await login(ctx, { ...credentials, password: 'quite another' })).toMatchObject({ id: ines.id });
    const events = await ctx.db.orm.select().from(auditEvent);
    expect(events.find(({ action }) => action === 'user.password')).toMatchObject({ actor: 'ines', payload: '{}' });
  });

  test('with a wrong current password changes nothing, and after some tries has to wait', async () => {
    const { ctx, elsewhere, user: ines } = await aSignedInUser();
    const guess = () => changeOwnPassword(ctx, ines, { ...change, current: 'a guess' });
    for (let tries = 0; tries < 5; tries++) await expect(guess()).rejects.toThrow('The current password is wrong.');
    await expect(guess()).rejects.toThrow(TooManyRequests);
    expect(await authenticate(ctx, elsewhere)).not.toBeNull();
  });

  test('is for people: an API key is refused', async () => {
    const { ctx, user: ines } = await aSignedInUser();
    await expect(changeOwnPassword({ ...ctx, byKey: true }, ines, change)).rejects.toThrow('An API key cannot');
  });

  test('is refused if the password was changed meanwhile', async () => {
    const { ctx, user: ines } = await aSignedInUser();
    const hash: typeof ctx.passwords.hash = async (password) => {
      if (password === change.password) await changePassword(ctx, { username: 'ines', password: 'a third one' });
      return ctx.passwords.hash(password);
    };
    const slow = { ...ctx, passwords: { ...ctx.passwords, hash } };
    await expect(changeOwnPassword(slow, ines, change)).rejects.toThrow('Your password was changed meanwhile.');
    expect(await login(ctx, { ...credentials, password: 'a third one' })).toMatchObject({ id: ines.id });
  });
});

describe('taking access away', () => {
  test('ends the sessions, refuses the sign-in until it is given back, and is audited', async () => {
    const ctx = await aContext({ role: 'admin' });
    const { id } = await aUser(ctx, { username: 'ines' });
    const token = await startSession(ctx, id);
    expect(await changeAccess(ctx, { userId: id, disabled: true })).toMatchObject({ id, disabled: true });
    expect(await authenticate(ctx, token)).toBeNull();
    await expect(login(ctx, credentials)).rejects.toThrow('Invalid username or password');
    expect((await listUsers(ctx)).map(({ disabled }) => disabled)).toEqual([false, true]);
    await changeAccess(ctx, { userId: id, disabled: false });
    expect(await login(ctx, credentials)).toMatchObject({ id });
    const events = (await ctx.db.orm.select().from(auditEvent)).filter(({ subjectId }) => subjectId === id);
    expect(events.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      'admin user.disable',
      'admin user.login-failed',
      'admin user.enable',
      'ines user.login',
    ]);
  });

  test('to say it twice writes nothing more', async () => {
    const ctx = await aContext({ role: 'admin' });
    const { id } = await aUser(ctx, { disabledAt: ctx.now() });
    expect(await changeAccess(ctx, { userId: id, disabled: true })).toMatchObject({ disabled: true });
    expect(await ctx.db.orm.select().from(auditEvent)).toEqual([]);
  });

  test('nobody disables themselves, and an administrator stays', async () => {
    const ctx = await aContext({ role: 'admin' });
    const userId = ctx.user?.id ?? 0;
    const own = changeAccess(ctx, { userId, disabled: true });
    await expect(own).rejects.toThrow('You cannot disable your own account.');
    const analyst = as(ctx, await aUser(ctx, { role: 'analyst' }));
    const last = changeAccess(analyst, { userId, disabled: true });
    await expect(last).rejects.toThrow('The last administrator cannot be disabled.');
    await expect(changeAccess(ctx, { userId: 99, disabled: true })).rejects.toThrow('User 99 not found');
  });
});
