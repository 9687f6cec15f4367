import { docs as ar } from './ar/docs.ts'
import { catalogue } from './catalogue.ts'
import { docs as en } from './en/docs.ts'

export const docs = catalogue(en, ar)
