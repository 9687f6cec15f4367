/**
 * Returns the current parameters of the URL, for code that changes them. The router renders a URL in a transition, so `useSearchParams` returns old
 * ones while the page of the last change still loads.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search)
