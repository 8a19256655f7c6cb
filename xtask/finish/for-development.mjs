// Puts the editor of the visitor's own program, with its library, in the place of its source, and colours the programs that
// are shown. `cargo xtask finish` calls it:
//   node xtask/finish/for-development.mjs FOLDER
import { writeEditorForDevelopment } from './bundle.mjs';
import { colourPrograms } from './coloured.mjs';

const folder = process.argv[2];
colourPrograms(folder);
await writeEditorForDevelopment(folder);
