import type { Db } from '../../../platform/db/database.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';

/** Runs `change`, and lets follow what people did in the group. */
type ChangePlaces = <T>(tx: Db, groupId: number, accountIds: readonly number[], change: () => Promise<T>) => Promise<T>;

/** What people did in a group follows when they come, leave, or the group ends. */
export const placeChanges = createExtensionPoint<ChangePlaces>('places in a group');

export const changePlaces: ChangePlaces = (...change) => placeChanges.value(...change);
