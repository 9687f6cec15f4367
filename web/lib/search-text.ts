/** Whether the text contains every word of the query. Ignores case, accents, hyphens and the forms of alef. */
export function matches(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(' ')
    .every(word => searched.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .trim()
    .toLowerCase()
}
