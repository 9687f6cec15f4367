/** The server writes its mode into the page. The built page says sandbox. */
export function isSandbox(): boolean {
  return document.querySelector('meta[name="plink-mode"]')?.getAttribute('content') === 'sandbox'
}
