// Plain JavaScript on purpose: an older Node could not read the scripts that come after this one.
const oldest = 24;
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    `Basma needs Node ${oldest} or later; this is ${process.version}. "npm ci" brings one along on Linux and Windows; elsewhere install it first.\n`,
  );
  process.exit(1);
}
