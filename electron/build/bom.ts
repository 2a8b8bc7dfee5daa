import { writeBillOfMaterials } from './bill-of-materials.ts'

// npm run bom: writes the bill of materials.
writeBillOfMaterials()
