/** The props of the search box before and after its suggestions are loaded. */
export const SEARCH_BOX = {
  // The type is not "search", because such an input cannot be a combobox.
  type: 'text',
  // The maximum of the contract.
  maxLength: 100,
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'search',
  className:
    'block min-h-11 w-full rounded-full border border-control bg-surface ps-12 pe-4 text-ink hover:border-ink focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus',
} as const
