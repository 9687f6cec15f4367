import type { Locale } from './locale.tsx'

/** The company behind Plink, or its licence. The server writes its settings into the page. The built page has placeholders. */
export function companyText(name: 'entity' | 'licence', locale: Locale): string {
  return document.querySelector(`meta[name="plink-${name}-${locale}"]`)?.getAttribute('content') ?? ''
}
