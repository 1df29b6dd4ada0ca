/** A newer build of this page: fetched in the background, used when its reader says so. */
class Updates {
  /** A newer build waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;
  private wanted = false;

  /** Have this page open without a network from now on. */
  async begin(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const home = new URL(import.meta.env.BASE_URL, location.href).href.replace(/[?#].*/, '');
    const found = await navigator.serviceWorker.register(new URL('service-worker.js', home)).catch(() => null);
    if (!found) return;
    this.look(found);
    found.addEventListener('updatefound', () => {
      found.installing?.addEventListener('statechange', () => this.look(found));
    });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      // Another page may have asked for it; then this one goes on as it is.
      if (this.wanted) location.reload();
    });
    // Who leaves the page open for days hears of it, too.
    setInterval(() => document.hidden || void found.update().catch(() => {}), 3_600_000);
  }

  private look(found: ServiceWorkerRegistration): void {
    // The first build of all takes over by itself.
    this.waiting = navigator.serviceWorker.controller ? found.waiting : null;
    this.ready = this.waiting !== null;
  }

  take(): void {
    this.wanted = true;
    this.waiting?.postMessage('take-over');
  }

  later(): void {
    this.ready = false;
  }
}

export const updates = new Updates();
