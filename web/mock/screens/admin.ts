import type { Screen } from '../screen.ts'

export const ADMIN: readonly Screen[] = []
