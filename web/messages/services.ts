import { services as ar } from './ar/services.ts'
import { catalogue } from './catalogue.ts'
import { services as en } from './en/services.ts'

export const services = catalogue(en, ar)
