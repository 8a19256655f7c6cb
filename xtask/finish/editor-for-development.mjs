// Puts the editor of the visitor's own program, with its library, in the place of its source. `cargo xtask finish-dev` calls it:
//   node xtask/finish/editor-for-development.mjs FOLDER
import { writeEditorForDevelopment } from './bundle.mjs';

await writeEditorForDevelopment(process.argv[2]);
