import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Operation {
  operationId: string
  security?: Record<string, string[]>[]
}

/** Writes the roles that may call an operation that is not open to every member. The screens hide what the server would refuse. */
export function writeRoles({ contract, file }: { contract: string; file: string }): void {
  const { paths }: { paths: Record<string, Record<string, Operation>> } = parse(readFileSync(contract, 'utf8'))
  const entries = Object.values(paths)
    .flatMap(methods => Object.values(methods))
    .flatMap(({ operationId, security = [] }) => {
      const roles = security.flatMap(({ accessToken = [] }) => accessToken)
      return roles.length > 0 ? [`  ${operationId}: ${JSON.stringify(roles)},`] : []
    })
  const head = `// Generated from ${contract}. Do not edit.\nimport type { MemberRole } from './plinkAPI.schemas.ts'\n\n`
  const body = `export const operationRoles = {\n${entries.join('\n')}\n} satisfies Record<string, MemberRole[]>\n`
  writeFileSync(file, head + body)
}
