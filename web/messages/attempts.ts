import { attempts as ar } from './ar/attempts.ts'
import { catalogue } from './catalogue.ts'
import { attempts as en } from './en/attempts.ts'

export const attempts = catalogue(en, ar)
