/** A small phone of somebody who reads Arabic, and has it dark. */
export const arabicPhone = {
  locale: 'ar-SA',
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  colorScheme: 'dark',
} as const
