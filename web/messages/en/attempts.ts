import { plural } from '../plural.ts'

export const attempts = {
  left: (count: number) => plural('en', count, { one: '#\u00a0attempt left.', other: '#\u00a0attempts left.' }),
  leftBeforeLock: (count: number) =>
    plural('en', count, {
      one: '#\u00a0attempt left before your account is locked.',
      other: '#\u00a0attempts left before your account is locked.',
    }),
}
