/** A small phone in Arabic and in the dark theme. */
export const arabicPhone = {
  locale: 'ar-SA',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
} as const
