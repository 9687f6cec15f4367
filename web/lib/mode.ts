/** The server writes its mode into the page it serves; the page as built says sandbox. */
export function isSandbox(): boolean {
  return document.querySelector('meta[name="plink-mode"]')?.getAttribute('content') === 'sandbox'
}
