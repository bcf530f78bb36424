#!/bin/sh
# Makes the folder ROOT the whole file system of a command: what is named is there to be read, FOLDER
# to be written, /tmp is empty, and nothing else is left. Runs as the first process of new namespaces
# (isolation.ts starts it with `unshare`) and gives its own rights away before it starts the command.
#
#   enterIsolation.sh ROOT FOLDER READABLE... -- COMMAND...
set -eu
root=$1
folder=$2
shift 2

# Commands of a page talk to servers of that page; no other network interface exists in here.
ip link set lo up

mount -t tmpfs -o mode=0755,nosuid,nodev tmpfs "$root"
cd "$root"
mkdir dev proc tmp
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs tmp
for name in full null random urandom zero; do
  : >"dev/$name"
  mount --bind "/dev/$name" "dev/$name"
done
ln -s /proc/self/fd dev/fd
for stream in stdin:0 stdout:1 stderr:2; do
  ln -s "/proc/self/fd/${stream#*:}" "dev/${stream%:*}"
done

mount -t proc -o nosuid,nodev,noexec proc proc
# Where root itself starts this, these switches of the whole machine would be open for writing.
for name in sys sysrq-trigger irq bus; do
  [ -e "proc/$name" ] || continue
  mount --bind "proc/$name" "proc/$name"
  mount -o remount,bind,ro "$root/proc/$name"
done

# Mounts $1 at the same place of the new root.
show() {
  place="$root$1"
  if [ -d "$1" ]; then
    mkdir -p "$place"
  elif [ ! -e "$place" ]; then
    mkdir -p "${place%/*}"
    : >"$place"
  fi
  mount --bind "$1" "$place"
}

while [ "$1" != -- ]; do
  show "$1"
  mount -o remount,bind,ro "$root$1"
  shift
done
shift
show "$folder"
mount -o remount,bind,ro "$root"

pivot_root . .
umount -l .
cd "$folder"
exec setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
