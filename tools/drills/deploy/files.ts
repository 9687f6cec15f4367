import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url))
export const inDeploy = (path: string): string => join(DEPLOY, path)
const read = (path: string) => readFileSync(inDeploy(path), 'utf8')

interface Service {
  command?: string[]
  environment: Record<string, string>
  secrets: string[]
  volumes?: string[]
}

/** The services of deploy/compose.yaml. */
export const composeServices = (): Record<string, Service> => parse(read('compose.yaml'), { merge: true }).services

interface Mount {
  name: string
  mountPath: string
}
interface PodContainer {
  args?: string[]
  env?: { name: string; value: string }[]
  envFrom?: { configMapRef: { name: string } }[]
  volumeMounts: Mount[]
}
interface Pod {
  initContainers?: PodContainer[]
  containers: [PodContainer]
  volumes: { name: string; secret?: { secretName: string }; configMap?: { name: string } }[]
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  spec?: { template?: { spec: Pod } }
}

export interface PodRun {
  args: string[] | undefined
  variables: Record<string, string>
  mounts: Record<string, string>
}

/** The manifests of deploy, as a cluster would read them. */
export class Manifests {
  readonly #objects: Manifest[]
  readonly #folder: string

  /** @param folder for the files that pods mount */
  constructor(folder: string) {
    this.#folder = folder
    const texts = ['kubernetes.yaml', 'kubernetes-secret.yaml'].map(read)
    this.#objects = texts.flatMap(text => parseAllDocuments(text).map(document => document.toJS() as Manifest))
  }

  /** Fills in a value of a secret, or adds an object that the operator makes. */
  set(kind: 'Secret' | 'ConfigMap', name: string, values: Record<string, string>): void {
    const found = this.#objects.find(each => each.kind === kind && each.metadata.name === name)
    const object = found ?? { kind, metadata: { name } }
    if (!found) this.#objects.push(object)
    if (kind === 'Secret') object.stringData = { ...object.stringData, ...values }
    else object.data = { ...object.data, ...values }
  }

  pod(kind: 'Job' | 'Deployment'): Pod {
    const pod = this.#objects.find(each => each.kind === kind)?.spec?.template?.spec
    if (!pod) throw new Error(`deploy/kubernetes.yaml has no ${kind}`)
    return pod
  }

  /** Writes the files that a container mounts. Returns how to run it. */
  prepare(pod: Pod, container: PodContainer): PodRun {
    const fromMaps = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
      Object.entries(this.#valuesOf('ConfigMap', configMapRef.name)),
    )
    const own = (container.env ?? []).map(({ name, value }): [string, string] => [name, value])
    const mounts = container.volumeMounts.flatMap(({ name, mountPath }): [string, string][] => {
      const volume = pod.volumes.find(each => each.name === name)
      if (volume?.secret) return [[mountPath, this.#write(this.#valuesOf('Secret', volume.secret.secretName))]]
      if (volume?.configMap) return [[mountPath, this.#write(this.#valuesOf('ConfigMap', volume.configMap.name))]]
      // An empty folder: every container here has its own /tmp.
      return []
    })
    return {
      args: container.args,
      variables: Object.fromEntries([...fromMaps, ...own]),
      mounts: Object.fromEntries(mounts),
    }
  }

  #valuesOf(kind: string, name: string): Record<string, string> {
    const object = this.#objects.find(each => each.kind === kind && each.metadata.name === name)
    if (!object) throw new Error(`The manifests name the ${kind} ${name}, which they lack`)
    return object.stringData ?? object.data ?? {}
  }

  #write(values: Record<string, string>): string {
    return folderWith(this.#folder, values)
  }
}

/** Writes the values as files that the user of a container may read. */
export function folderWith(parent: string, values: Record<string, string>): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'mounted-'))
  chmodSync(folder, 0o755)
  for (const [name, value] of Object.entries(values))
    writeFileSync(join(folder, basename(name)), value, { mode: 0o444 })
  return folder
}
