// The servers whose configurations lie in docs/hosting/, each started for a folder, on a port of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, closeSync, constants, copyFileSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.mjs';

const recipe = (name) => fileURLToPath(new URL(`../../docs/hosting/${name}`, import.meta.url));

/**
 * The names of each server's program, and how it is started: `prepare` writes its configuration into an empty folder
 * and gives the arguments of the command.
 */
export const SERVERS = {
  nginx: {
    programs: ['nginx'],
    prepare({ site, folder, port }) {
      const types = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].map((place) => `${place}/mime.types`);
      copyFileSync(types.find(existsSync), join(folder, 'mime.types'));
      const server = changed(readFileSync(recipe('nginx.conf'), 'utf8'), {
        'listen 80;': `listen 127.0.0.1:${port};`,
        'root /srv/bezzel;': `root ${site};`,
      });
      // One process, so that the server reads the folder as the user who runs the test.
      const main = `daemon off;
        master_process off;
        pid ${folder}/pid;
        error_log stderr;
        events {}
        http {
          include mime.types;
          default_type application/octet-stream;
          access_log off;
          ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
          include server.conf;
        }`;
      writeFileSync(join(folder, 'server.conf'), server);
      writeFileSync(join(folder, 'nginx.conf'), main);
      return ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
    },
  },
  Apache: {
    programs: ['apache2', 'httpd'],
    prepare({ site, folder, port }) {
      copyFileSync(recipe('apache.htaccess'), join(site, '.htaccess'));
      const places = ['/usr/lib/apache2/modules', '/usr/lib64/httpd/modules', '/usr/lib/httpd/modules', '/usr/libexec/apache2'];
      const modules = places.find(existsSync);
      // Those that every distribution loads, and the two that the recipe asks for. What is compiled in has no file.
      const names = ['mpm_event', 'unixd', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers'];
      const loads = names
        .filter((name) => existsSync(`${modules}/mod_${name}.so`))
        .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
      const types = ['/etc/mime.types', '/etc/httpd/conf/mime.types', '/etc/apache2/mime.types'].find(existsSync);
      const main = `${loads.join('\n')}
        ServerName localhost
        Listen 127.0.0.1:${port}
        ServerRoot ${folder}
        DefaultRuntimeDir ${folder}
        PidFile ${folder}/pid
        ErrorLog ${folder}/log
        User #65534
        Group #65534
        TypesConfig ${types}
        DirectoryIndex index.html
        DocumentRoot ${site}
        <Directory ${site}>
          AllowOverride FileInfo
          Require all granted
        </Directory>`;
      writeFileSync(join(folder, 'httpd.conf'), main);
      return ['-f', join(folder, 'httpd.conf'), '-D', 'FOREGROUND'];
    },
  },
  Caddy: {
    programs: ['caddy'],
    prepare({ site, folder, port }) {
      const server = changed(readFileSync(recipe('Caddyfile'), 'utf8'), {
        'example.org {': `http://127.0.0.1:${port} {`,
        'root * /srv/bezzel': `root * ${site}`,
      });
      writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${server}`);
      return ['run', '--config', join(folder, 'Caddyfile')];
    },
  },
};

/** Where a server's program is, if it is installed. `sbin` is not on everybody's path. */
export function installed({ programs }) {
  const folders = [...process.env.PATH.split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(isProgram);
}

/** Starts a server for a site, with its own files in a folder; resolves to its address and what ends it. */
export async function start(server, site, folder) {
  const port = await freePort();
  const program = installed(server);
  const options = server.prepare({ site, folder, port });
  // A file, since Apache opens what it writes to by its name.
  const log = join(folder, 'log');
  const out = openSync(log, 'w');
  const child = spawn(program, options, { cwd: folder, env: { ...process.env, HOME: folder }, stdio: ['ignore', out, out] });
  closeSync(out);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill();
    await ended;
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ${options.join(' ')} has ended:\n${readFileSync(log, 'utf8')}`);
    await wait(50);
  }
  return { address: `http://127.0.0.1:${port}/`, stop };
}

/** A recipe with the lines that everybody has to change. */
function changed(text, changes) {
  for (const [before, after] of Object.entries(changes)) {
    if (text.split(before).length !== 2) throw new Error(`the recipe does not have "${before}" once`);
    text = text.replace(before, () => after);
  }
  return text;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
