export { readAdminToken } from './admin/admin-token.ts';
export { backUp, DamagedData } from './admin/backup.ts';
export { DATABASE } from './admin/data-files.ts';
export { type DataPlace, openOffline } from './admin/offline.ts';
export { BadBackup, restore } from './admin/restore.ts';
export { damageIn, lineOf } from './admin/soundness.ts';
export { hasData, refuseLostDatabase, takeFolder } from './data-folder.ts';
export { type FolderLock, FolderTaken } from './folder-lock.ts';
export { BadSetting, DEFAULTS, readSettings, type ServerSettings } from './settings.ts';
