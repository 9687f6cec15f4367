export const pager = {
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  cursorLost: 'That page is no longer available. This is the first page.',
  subWallet: (name: string) => `Sub-wallet: \u2068${name}\u2069`,
  mainWallet: 'Show the main wallet',
}
