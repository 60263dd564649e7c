export { BadSetting, DEFAULTS, readSettings, type Settings } from '../settings.ts';
export { readAdminToken } from './admin-token.ts';
export { backUp } from './backup.ts';
export { DATABASE, isInUse } from './data-files.ts';
export { openOffline } from './offline.ts';
export { BadBackup, swapIn } from './restore.ts';
