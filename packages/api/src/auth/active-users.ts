/** Who may do something as things stand: an account that waits for approval, or was disabled, has no right. */
import { type UserRow, user } from '@tamis/db/schema';
import { type SQL, and, inArray, isNull } from 'drizzle-orm';
import { PERMISSIONS, type Permission, may } from '../permissions.ts';

/** Of the rows of users: those who may. */
export const whoMay = (permission: Permission): SQL | undefined =>
  and(inArray(user.role, PERMISSIONS[permission]), isNull(user.pendingRole), isNull(user.disabledAt));

/** Whether the person of this row may. */
export const mayNow = ({ role, pendingRole, disabledAt }: UserRow, permission: Permission): boolean =>
  may(role, permission) && pendingRole === null && disabledAt === null;
