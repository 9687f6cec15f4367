import { call, type Screen } from '#web/mock/screen-definition.ts'
import { paths } from '#web/paths.ts'

export const CREDIT: readonly Screen[] = [{ id: 'credit', path: paths.credit, calls: [call('listStatements')] }]
