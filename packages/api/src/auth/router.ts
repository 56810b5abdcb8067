import { procedureFor, publicProcedure, router } from '../trpc.ts';
import { ChangeOwnPassword } from './own-password-schema.ts';
import { ChangeAccess, ChangeRole, Login, Register } from './schema.ts';
import * as service from './service.ts';
import * as signIn from './sign-in.ts';

export const authRouter = router({
  signInPage: publicProcedure.query(({ ctx }) => signIn.signInPage(ctx)),
  me: procedureFor('signed-in').query(({ ctx }) => service.presentUser(ctx.user)),
  /** Who is signed in, or null: what a page asks before it knows. */
  session: publicProcedure.query(({ ctx }) => (ctx.user ? service.presentUser(ctx.user) : null)),
  login: publicProcedure.input(Login).mutation(({ ctx, input }) => signIn.login(ctx, input)),
  register: publicProcedure.input(Register).mutation(({ ctx, input }) => signIn.register(ctx, input)),
  changePassword: procedureFor('signed-in')
    .input(ChangeOwnPassword)
    .mutation(({ ctx, input }) => signIn.changeOwnPassword(ctx, ctx.user, input)),
  logout: publicProcedure.mutation(({ ctx }) => signIn.logout(ctx)),
});

export const usersRouter = router({
  list: procedureFor('users.read').query(({ ctx }) => service.listUsers(ctx)),
  /** How many accounts wait for approval. */
  waiting: procedureFor('users.read').query(({ ctx }) => service.countWaiting(ctx)),
  changeRole: procedureFor('users.write')
    .input(ChangeRole)
    .mutation(({ ctx, input }) => service.changeRole(ctx, input)),
  changeAccess: procedureFor('users.write')
    .input(ChangeAccess)
    .mutation(({ ctx, input }) => service.changeAccess(ctx, input)),
});
