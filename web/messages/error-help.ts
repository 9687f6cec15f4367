import { catalogue } from './catalogue.ts'
import { errorHelp as ar } from './error-help.ar.ts'
import { errorHelp as en } from './error-help.en.ts'

/** The longest catalogue, so each language has a file of its own. */
export const errorHelp = catalogue(en, ar)
