import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

const stored = { signedIn: true }

export const CREDIT: readonly Screen[] = [{ id: 'credit', path: paths.credit, stored, calls: [call('listStatements')] }]
