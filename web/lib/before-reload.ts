/**
 * Calls back before the page is reloaded or left. Chromium takes the location state for a reload that the browser starts before
 * `pagehide`; phones do not always send `beforeunload`.
 */
export function onBeforeReload(keep: () => void, signal: AbortSignal): void {
  window.addEventListener('beforeunload', keep, { signal })
  window.addEventListener('pagehide', keep, { signal })
}
