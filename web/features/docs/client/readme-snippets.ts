import { freshValue } from '#arazzo/fresh-values.ts'
import type { FreshKind } from '#arazzo/workflow.ts'
import readme from '../../../../client/README.md?raw'

/** The client's README names the sandbox on one's own machine. */
const SANDBOX = 'http://localhost:3000'

/** What signs up in the README, once: everybody who reads the page gets others. */
const OF_README: Readonly<Record<string, FreshKind>> = {
  '+966512345679': 'phone_number',
  '+966512345678': 'phone_number',
  '9900000000': 'cr_number',
  '1990800003': 'id_number',
}

export type OwnValues = readonly (readonly [ofReadme: string, own: string])[]

export const drawOwnValues = (): OwnValues =>
  Object.entries(OF_README).map(([ofReadme, kind]) => [ofReadme, freshValue(kind)])

/** The snippet that the README gives under this name, for this server and this reader. */
export function readmeSnippet(name: string, origin: string, own: OwnValues = []): string {
  const [, code] = new RegExp(`\`\`\`\\w+ ${name}\n(.*?)\n\`\`\``, 's').exec(readme) ?? []
  if (code === undefined) throw new Error(`The README of the client has no snippet ${name}`)
  return own.reduce((so, [ofReadme, value]) => so.replaceAll(ofReadme, value), code.replaceAll(SANDBOX, origin))
}
