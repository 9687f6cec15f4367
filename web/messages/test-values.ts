import { testValues as ar } from './ar/test-values.ts'
import { catalogue } from './catalogue.ts'
import { testValues as en } from './en/test-values.ts'

export const testValues = catalogue(en, ar)
