/** An attack or a fault that the product is tested against. */
export interface Point {
  readonly id: string
  readonly what: string
  /** Why there is no test for it here. */
  readonly untested?: string
  /** What of it is not tested yet. */
  readonly open?: string
}

/** What of a point is not covered by its tests. */
type Rest = Pick<Point, 'untested' | 'open'>

const point = (id: string, what: string, rest: Rest = {}): Point => ({ id, what, ...rest })

/** The Electron app. */
const app: readonly Point[] = [
  point('E01', 'A window is created with a weak security setting'),
  point('E02', 'A window shows a remote page or a file'),
  point('E03', 'A response of the app’s protocol has no content policy'),
  point('E04', 'A page navigates away or opens a window'),
  point('E05', 'A page is granted a permission'),
  point('E06', 'A page embeds a webview'),
  point('E07', 'A link of any scheme is handed to the operating system'),
  point('E08', 'A foreign frame or a malformed message reaches a handler'),
  point('E09', 'An address of the app’s protocol leads to another file'),
  point('E10', 'The fuses of the packaged app differ from the strict ones'),
  point('E11', 'The start script or the code turns the sandbox off'),
  point('E12', 'The code leaves the security checklist of Electron', {
    untested:
      'The scanner knows nothing newer than Electron 8; the tests of E01 to E11 cover the same checklist.',
  }),
  point('E13', 'There is no Electron binary'),
  point('E14', 'The packaged app is started for real', {
    untested: 'It needs the Electron binary, which the machine of the gate does not have.',
  }),
  point('E15', 'The app opens a port'),
]

/** Pages and their preview. */
const pages: readonly Point[] = [
  point('P01', 'A page holds script in one of the many forms of HTML'),
  point('P02', 'A page tries to leave the frame of the preview'),
  point('P03', 'A page holds code of MDX: expressions, imports and exports'),
  point('P04', 'A link or an image has a scheme that runs or reads something'),
  point('P05', 'The value of an attribute ends the attribute'),
  point('P06', 'The language of a code block holds HTML'),
  point('P07', 'A diagram or a formula holds HTML'),
  point('P08', 'A heading or a title with HTML is repeated elsewhere'),
  point('P09', 'A page embeds another site'),
  point('P10', 'An image holds script'),
  point('P11', 'Ids, classes and styles of a page change what surrounds it'),
  point('P12', 'Pasted or dropped content holds script'),
  point('P13', 'An API description holds HTML or script'),
  point('P14', 'The preview sends forged messages to the editor'),
  point('P15', 'A page makes a request to another computer when it is shown'),
  point('P16', 'A page is not valid MDX'),
  point('P17', 'All examples of the CommonMark specification are pages'),
  point('P18', 'Strings reach the sinks of the document object model'),
  point('P19', 'A component has the name of an inherited property'),
]

/** Values of docs.json. */
const settings: readonly Point[] = [
  point('C01', 'Texts of docs.json hold HTML'),
  point('C02', 'Colors and backgrounds hold CSS'),
  point('C03', 'Names of icons hold paths or HTML'),
  point('C04', 'Paths of docs.json lead out of the folder'),
  point('C05', 'Keys of docs.json have the names of inherited properties'),
  point('C06', 'The name of an authentication header holds a line break'),
  point('C07', 'A link to GitHub makes a request to count stars'),
]

/** The server for the browser. */
const server: readonly Point[] = [
  point('L01', 'The server listens to other computers'),
  point('L02', 'A page of another site sends requests to the server'),
  point('L03', 'A name of another site points to the server'),
  point('L04', 'A page of another site opens a socket'),
  point('L05', 'The token is guessed, or found somewhere'),
  point('L06', 'A page of another port of this computer sends requests'),
  point('L07', 'Requests are malformed'),
  point('L08', 'Requests are slow, or many'),
  point('L09', 'Bodies and frames are very large'),
  point('L10', 'Paths lead out of the served folders'),
  point('L11', 'Links lead out of the folder, or change while a file is saved'),
  point('L12', 'A sibling folder has the name of the folder as its beginning'),
  point('L13', 'A request with another method or type changes something'),
  point('L14', 'The server ends, or its parent does'),
  point('L15', 'Another person of this computer connects'),
  point('L16', 'An error reveals a stack or a path'),
]

/** Requests to other computers. */
const network: readonly Point[] = [
  point('N01', 'An address leads to this computer, its network or a metadata service'),
  point('N02', 'A redirect leads to another scheme or a private address'),
  point('N03', 'A response is very large, or never ends'),
  point('N04', 'Something is requested without a press'),
  point('N05', 'Secrets follow a redirect'),
  point('N06', 'Secrets of the playground are stored'),
  point('N07', 'A reference of an API description leads to another file or computer'),
  point('N08', 'Parameters split a request or change its server'),
  point('N09', 'A response holds HTML, script or binary data'),
  point('N10', 'A page makes the editor send a request'),
  point('N11', 'A server has a certificate of its own'),
  point('N12', 'The environment names a proxy', {
    untested: 'No request uses a proxy of the environment: connections go to the address that was checked.',
  }),
]

/** Files on disk. */
const files: readonly Point[] = [
  point('F01', 'The disk is full'),
  point('F02', 'The process is killed while it saves'),
  point('F03', 'A call of the system fails while a file is saved'),
  point('F04', 'A file or a folder is read-only'),
  point('F05', 'The file system is read-only'),
  point('F06', 'A file has a mode, attributes, or several names'),
  point('F07', 'Another program changes a file that has unsaved work'),
  point('F08', 'Both versions of a file are merged'),
  point('F09', 'A file has unusual bytes: marks, line ends, missing ends'),
  point('F10', 'docs.json has unusual text'),
  point('F11', 'A file has another encoding'),
  point('F12', 'A page is a pipe, a device, a folder, or very large'),
  point('F13', 'Names are unusual, or invalid on some systems'),
  point('F14', 'Pages and folders are very large'),
  point('F15', 'Two windows or processes have one folder'),
  point('F16', 'The process ends with unsaved work'),
  point('F17', 'Saves follow each other quickly'),
  point('F18', 'Pages are moved, renamed and deleted'),
  point('F19', 'The folder itself is replaced or removed'),
]

/** Changes on disk. */
const watching: readonly Point[] = [
  point('W01', 'Changes on disk are not reported by the system'),
  point('W02', 'Other editors save by replacing the file'),
  point('W03', 'A git program changes thousands of files'),
  point('W04', 'The folder is removed and created again'),
  point('W05', 'The system has no more watches'),
  point('W06', 'The folder holds loops of links, pipes and unreadable folders'),
  point('W07', 'Galley’s own saves are reported'),
  point('W08', 'The folder holds very many files'),
  point('W09', 'The file system reports nothing'),
  point('W10', 'Files have times of the past or the future'),
]

/** Text that is expensive to read. */
const parsing: readonly Point[] = [
  point('D01', 'Markdown makes a parser slow'),
  point('D02', 'JSON, YAML and tags are nested deeply'),
  point('D03', 'YAML holds aliases, types and cycles'),
  point('D04', 'Text makes a regular expression slow'),
  point('D05', 'Images claim a huge size'),
  point('D06', 'Frontmatter asks for an engine that runs code'),
  point('D07', 'Random text is parsed'),
]

/** Built sites. */
const builds: readonly Point[] = [
  point('B01', 'A built page is weaker than the preview'),
  point('B02', 'Secrets of the folder or the environment get into the site'),
  point('B03', 'The output folder is not the build’s own'),
  point('B04', 'Text ends the element with the data of the search'),
  point('B05', 'Files of the repository are published as pages'),
  point('B06', 'Two pages have one name on some systems'),
  point('B07', 'A build is killed, or the disk is full'),
  point('B08', 'A build reaches the network, or runs a program'),
  point('B09', 'A build depends on the place, time or language of the machine'),
  point('B10', 'A repository combines hostile pages, paths, files and settings'),
  point('B11', 'A site has very many pages'),
]

/** What the product is made of. */
const supply: readonly Point[] = [
  point('S01', 'The lockfile is changed'),
  point('S02', 'A package runs a script when it is installed'),
  point('S03', 'A package has a known vulnerability'),
  point('S04', 'Nobody can see what a release contains'),
  point('S05', 'A package has a license that does not fit'),
  point('S06', 'The shipped files hold source maps, tests, or code that is made from strings'),
  point('S07', 'An update is forged', { untested: 'Galley does not update itself; a test keeps that so.' }),
  point('S08', 'Electron is out of date', {
    untested:
      'Versions are raised by hand: the machine of the gate does not ask the registry which one is new.',
  }),
  point('S09', 'The product reports something to somebody'),
  point('S10', 'Code uses power that it does not need'),
]

/** Everything in the order of the table. */
export const groups: Readonly<Record<string, readonly Point[]>> = {
  'The app': app,
  Pages: pages,
  'Values of docs.json': settings,
  'The server for the browser': server,
  'Requests to other computers': network,
  'Files on disk': files,
  'Changes on disk': watching,
  'Text that is expensive to read': parsing,
  'Built sites': builds,
  'What the product is made of': supply,
}
