/** Some browsers start to read the file some time after they were told to. */
const READ_MILLISECONDS = 40_000

/** Saves a file as if the person had followed a link to a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MILLISECONDS)
}
