/** People and programs: who may come in. */
import { ApiKey, NewKeyShown } from '@tamis/api/api-keys/schema';
import { Account, User } from '@tamis/api/auth/schema';
import * as v from 'valibot';
import { type RestRow, input } from '../row.ts';

export const accountsRows: readonly RestRow[] = [
  { method: 'GET', path: '/api/user', summary: 'Who is signed in', procedure: 'auth.me', answer: 'json', out: User },
  {
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in; the answer sets the session cookie',
    refusals: [401, 429],
    procedure: 'auth.login',
    body: input,
    answer: 'json',
    out: User,
  },
  {
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account and sign in',
    refusals: [403, 429],
    procedure: 'auth.register',
    body: input,
    answer: 'created',
    out: User,
  },
  { method: 'POST', path: '/api/logout', summary: 'Sign out', procedure: 'auth.logout', answer: 'json', out: null },
  {
    method: 'GET',
    path: '/api/users',
    summary: 'All accounts',
    procedure: 'users.list',
    answer: 'list',
    out: v.array(Account),
  },
  {
    method: 'PUT',
    path: '/api/users/{userId}/role',
    summary: 'Change the role of an account',
    refusals: [409],
    procedure: 'users.changeRole',
    body: input,
    answer: 'json',
    out: User,
  },
  {
    method: 'PUT',
    path: '/api/users/{userId}/access',
    summary: 'Disable an account, or enable it again; its sessions end, and its API keys are refused',
    refusals: [409],
    procedure: 'users.changeAccess',
    body: input,
    answer: 'json',
    out: Account,
  },
  {
    method: 'GET',
    path: '/api/keys',
    summary: 'The API keys, revoked ones too; never the keys themselves',
    procedure: 'keys.list',
    answer: 'list',
    out: v.array(ApiKey),
  },
  {
    method: 'POST',
    path: '/api/keys',
    summary: 'Create an API key; only this response shows it',
    procedure: 'keys.create',
    body: input,
    answer: 'created',
    out: NewKeyShown,
  },
  {
    method: 'DELETE',
    path: '/api/keys/{id}',
    summary: 'Revoke an API key; it is refused from the next request on',
    procedure: 'keys.revoke',
    answer: 'json',
    out: ApiKey,
  },
];
