/**
 * The parameters of the URL now, for what changes them. The router renders a URL as a transition, so that those of `useSearchParams` are
 * old while the page of the last change still loads.
 */
export const currentParams = (): URLSearchParams => new URLSearchParams(window.location.search)
