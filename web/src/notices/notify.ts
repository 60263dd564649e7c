/** Whether this browser may say something while its page is out of sight; asked for by a button alone. */
export type Permission = 'granted' | 'denied' | 'default' | 'insecure' | 'impossible';

const KEY = 'haven.notices';

export function permission(): Permission {
  // Browsers notify for nobody whose address anyone on the way could have changed.
  if (!window.isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'impossible';
}

/** Allowed by the browser, and wished for. */
export function isWished(): boolean {
  return permission() === 'granted' && localStorage.getItem(KEY) === 'on';
}

export function wish(isOn: boolean): void {
  localStorage.setItem(KEY, isOn ? 'on' : 'off');
}

/** Shows a notice if that was wished for and nobody looks at the page; a tap on it comes back here. */
export function notify(title: string): void {
  if (!document.hidden || !isWished()) return;
  const address = location.pathname;
  navigator.serviceWorker?.ready
    .then((worker) => worker.showNotification(title, { tag: address, icon: '/icons/192.png', data: { address } }))
    .catch(() => undefined);
}
