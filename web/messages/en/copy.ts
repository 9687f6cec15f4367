export const copy = {
  copy: 'Copy',
  copyValue: (value: string) => `Copy ${value}`,
  copyCode: (language: string) => `Copy the code in ${language}`,
  copied: 'Copied',
}
