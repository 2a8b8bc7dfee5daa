import { statfsSync } from 'node:fs'

/** File systems on which Linux reports only what this computer changes, by their magic numbers (`statfs`). */
const SHARED: ReadonlySet<number> = new Set([
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2 and newer
  0x01021997, // 9P, as virtual machines use it
  0x65735546, // FUSE
  0x786f4256, // shared folders of VirtualBox
  0x00c36400, // Ceph
  0x5346414f, // AFS
])

/** Whether the system reports every change of a folder, also what other computers change. */
export function reportsChanges(folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return !SHARED.has(statfsSync(folder).type)
  } catch {
    return true // there is no folder now: it is asked again when it is back
  }
}
