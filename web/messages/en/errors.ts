export const errors = {
  unexpectedTitle: 'Something went wrong.',
  unexpectedText: 'We encountered an unexpected error. Please refresh the page or try again.',
  refreshPage: 'Refresh Page',
  notFoundTitle: 'Page not found',
  notFoundText: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to the home page',
}
