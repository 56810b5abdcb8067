import { TRPCError, initTRPC } from '@trpc/server';
import { type Ctx, type CurrentUser, signedIn } from './context.ts';
import { Forbidden, errorAnswer } from './errors.ts';
import { PERMISSIONS, type Permission, type Role, may } from './permissions.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';

/** What a procedure needs: a permission, a signed-in user of any kind, or nothing (the sign-in calls). */
export interface Meta {
  access: Permission | 'signed-in' | 'public';
}

const t = initTRPC
  .context<Ctx>()
  .meta<Meta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { text, status } = errorAnswer(error, ctx?.requestId ?? '');
      return { ...shape, message: text, data: { code: shape.data.code, httpStatus: status } };
    },
  });

const guarded = t.procedure.use(async ({ ctx, meta, batchIndex, getRawInput, next }) => {
  // The first call is counted with its request.
  if (batchIndex > 0) ctx.countCall?.();
  const access = meta?.access;
  if (access === undefined) throw new Error('A procedure without access rule');
  if (access !== 'public') admit(ctx, access);
  refuseUnreadable(await getRawInput().catch(unparsed));
  return next();
});

/**
 * What tRPC cannot parse is the missing body of a call without input, or is refused by the procedure's schema. Our own
 * refusals end the call here: a procedure without input would never see them.
 */
function unparsed(error: unknown): undefined {
  if (error instanceof TRPCError && error.constructor === TRPCError) return;
  throw error;
}

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** For signing in and out, which end the session of the request themselves. */
export const publicProcedure = guarded
  .meta({ access: 'public' })
  .use(({ ctx, next }) => next({ ctx: { ...ctx, admission: undefined } }));

/** A procedure that only those with the permission may call; in it `ctx.user` is known. */
export function procedureFor(access: Permission | 'signed-in') {
  return guarded.meta({ access }).use(({ ctx, next }) => next({ ctx: { ...ctx, user: signedIn(ctx) } }));
}

const WHO: Readonly<Record<Role, string>> = { viewer: 'a viewer', analyst: 'an analyst', admin: 'an administrator' };

/** Throws unless the caller of this request has access. Every entry point, procedure or not, checks it before it reads any input. */
export function admit(ctx: Ctx, access: Permission | 'signed-in'): void {
  const user = signedIn(ctx);
  if (access !== 'signed-in') authorize(user, access);
}

/** Throws unless the user has the permission. */
export function authorize(user: CurrentUser, permission: Permission): void {
  if (user.pending) throw new Forbidden('Your account is waiting for an administrator to approve it.');
  if (may(user.role, permission)) return;
  const others = PERMISSIONS[permission].map((role) => WHO[role]).join(' or ');
  throw new Forbidden(
    `Your role (${user.role}) may not do this; ${others} may. Ask an administrator if it is part of your work.`,
  );
}
