import { plural } from '../plural.ts'

export const docsErrors = {
  title: 'Errors',
  lead: 'Every response with status 400 or above has the same body. `code` is for programs, and its meaning never changes. `error` is for people, `requestId` for support. `documentationUrl` links to the entry below.',
  limits: 'The limits behind 423 and 429',
  filter: 'Find a code',
  filterHint: 'A code, a status, an operation or a word',
  found: (count: number) => plural('en', count, { zero: 'No code', one: '# code', other: '# codes' }),
  nothing: 'No code matches. Try a status such as 409, or fewer words.',
  unknown: (code: string) => `This version of the API has no code ${code}.`,
  happened: 'What happened',
  todo: 'What to do',
  operations: 'Returned by',
  more: (count: number) => plural('en', count, { one: '# operation', other: '# operations' }),
  everywhere: 'Any unknown path or method.',
  internal: 'Admin operations only.',
  retry: {
    again: 'Worth retrying',
    wait: 'Retry after a wait',
    no: 'Not worth retrying',
  },
}
