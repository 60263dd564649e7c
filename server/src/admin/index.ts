export { hasData, refuseLostDatabase, takeFolder } from '../data-folder.ts';
export { type FolderLock, FolderTaken } from '../folder-lock.ts';
export { BadSetting, DEFAULTS, readSettings, type Settings } from '../settings.ts';
export { readAdminToken } from './admin-token.ts';
export { backUp, DamagedData } from './backup.ts';
export { DATABASE } from './data-files.ts';
export { openOffline } from './offline.ts';
export { BadBackup, restore } from './restore.ts';
export { damageIn, lineOf } from './soundness.ts';
